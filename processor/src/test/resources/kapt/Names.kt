package com.acme

import org.marshal4j.Marshal

enum class Level { low, `public`, high, `default`, top }

enum class Phrase { one, `two words` }

@Marshal
class Fields {
    var default = 0
    var good = 1
    var `my field` = 2
    @JvmField var `short` = 5
    private var `long` = 7
    val computed get() = good
    val `new` get() = good
    fun `class`() = `long`

    companion object {
        var `static` = 1
        @JvmField val `int` = 2
    }
}

open class Base {
    var `volatile` = 1
}

@Marshal
class Derived : Base()

@Marshal
data class Made(val `class`: String, val other: Int)

@Marshal
interface Properties {
    var `default`: Int
    var `my property`: Int
    var x: Int
}

@Marshal
class Enums {
    var level: Level? = null
    var levels: Map<Level, Int>? = null
}

@Marshal
class Phrases {
    var phrase: Phrase? = null
}

@Marshal
class Lazies {
    var a = 1
    val sum by lazy { a }
}
