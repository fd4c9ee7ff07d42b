package com.acme;

import org.marshal4j.Marshal;

public class Outer {
    @Marshal
    public static class Inner implements Outer_InnerMarshallable {
        int x;
        Deep deep;

        @Marshal
        static class Deep {
            long y;
        }
    }

    interface Holder {
        @Marshal
        class Held {
            int z;
        }
    }

    protected record Pair() {
        @Marshal
        public static class Half {
            int side;
        }
    }
}
