package com.acme

import org.marshal4j.runtime.Marshallers

fun main() {
    val order = Order("ACME", Side.BUY, lines = listOf(Line("a"), Line("b", 2)), names = mapOf("x" to 1))
    check(OrderMarshaller.INSTANCE.fromByteArray(OrderMarshaller.INSTANCE.toByteArray(order)) == order)
    val marshaller = Marshallers.of(Shape::class.java)
    val shape: Shape = Square(2.0)
    check(marshaller.fromByteArray(marshaller.toByteArray(shape)) == shape)
    val tick = Tick().apply { time = 5; symbol = "x"; level = Level.default }
    val copy = TickMarshaller.INSTANCE.fromByteArray(TickMarshaller.INSTANCE.toByteArray(tick))
    check(copy.time == 5L && copy.symbol == "x" && copy.price == 0.0 && copy.level == Level.default)
    check(TickMarshaller.INSTANCE.schema().toString().contains("(low,public,default,top)"))
    val trade = Trade(Isin("CH0012032048"), Ticks(-7), "n")
    check(TradeMarshaller.INSTANCE.fromByteArray(TradeMarshaller.INSTANCE.toByteArray(trade)) == trade)
    val route = Route("a" to 1, listOf("b" to Line("c")), "d" to (Side.SELL to null), Triple("e", 5L, Side.BUY))
    check(RouteMarshaller.INSTANCE.fromByteArray(RouteMarshaller.INSTANCE.toByteArray(route)) == route)
    println("read what was written: $order")
}
