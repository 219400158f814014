from ecumene.kernel.modifiers import Sum


def test_a_sum_never_falls_below_its_least_value() -> None:
    price = Sum([(0, 4)])
    price.add(7, -6)
    price.add(8, 0)
    assert price.rows == [(0, 4), (7, -6)]
    assert price.total() == 0
