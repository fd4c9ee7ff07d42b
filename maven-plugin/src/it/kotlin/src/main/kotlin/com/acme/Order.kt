package com.acme

import org.marshal4j.FixedLength
import org.marshal4j.Marshal
import org.marshal4j.MarshalImport
import org.marshal4j.Required
import org.marshal4j.TypeId

enum class Side { BUY, SELL }

/** Kapt's stub lacks the constants that are keywords of Java. */
enum class Level { low, `public`, `default`, top }

@Marshal
data class Line(val sku: String, val quantity: Int = 1)

/**
 * A data class is read by calling its constructor. Fields that must not be null are `@Required`, since the processor
 * does not know Kotlin's types.
 */
@Marshal
data class Order(
    @field:Required val symbol: String,
    val side: Side,
    val price: Double = 1.5,
    val limit: Long? = null,
    val note: String? = null,
    val lines: List<Line> = emptyList(),
    val names: Map<String, Int> = emptyMap(),
    @field:FixedLength(4) var venue: String = "XETR",
)

@JvmInline
value class Isin(val text: String)

@JvmInline
value class Ticks(val ticks: Long)

/** To Java, a constructor that takes value classes is private. */
@Marshal
data class Trade(@field:Required val isin: Isin, val price: Ticks, var note: String? = null)

/** Kotlin's own generic data classes are imported, and bound by the fields that hold them. */
@MarshalImport(Pair::class, Triple::class)
interface Tuples

@Marshal
data class Route(
    val leg: Pair<String, Int>,
    val stops: List<Pair<String, Line>>,
    val ends: Pair<String, Pair<Side, Long?>>? = null,
    val range: Triple<String, Long, Side>? = null,
)

/** If a class has a constructor without parameters and no `val`, its fields are assigned, as in Java. */
@Marshal
class Tick {
    var time: Long = 0
    var price: Double = 0.0
    var symbol: String? = null
    var level: Level? = null
}

/** Kapt's stubs are not sealed, so the subtypes must be named. */
@Marshal(subtypes = [Circle::class, Square::class])
sealed interface Shape

@Marshal
@TypeId(1)
data class Circle(val radius: Double) : Shape

@Marshal
@TypeId(2)
data class Square(val side: Double) : Shape
