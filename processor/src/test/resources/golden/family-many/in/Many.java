package com.acme;

import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

@Marshal
abstract sealed class Many {

    @Marshal
    @TypeId(0)
    static final class M0 extends Many {
        int number;
    }

    @Marshal
    @TypeId(13)
    static final class M1 extends Many {
        int number;
    }

    @Marshal
    @TypeId(26)
    static final class M2 extends Many {
        int number;
    }

    @Marshal
    @TypeId(39)
    static final class M3 extends Many {
        int number;
    }

    @Marshal
    @TypeId(52)
    static final class M4 extends Many {
        int number;
    }

    @Marshal
    @TypeId(65)
    static final class M5 extends Many {
        int number;
    }

    @Marshal
    @TypeId(78)
    static final class M6 extends Many {
        int number;
    }

    @Marshal
    @TypeId(91)
    static final class M7 extends Many {
        int number;
    }

    @Marshal
    @TypeId(104)
    static final class M8 extends Many {
        int number;
    }

    @Marshal
    @TypeId(117)
    static final class M9 extends Many {
        int number;
    }

    @Marshal
    @TypeId(130)
    static final class M10 extends Many {
        int number;
    }
}
