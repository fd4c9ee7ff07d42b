package com.acme;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

public interface Outer {

    // com.acme.Outer$InInterface: 01000000010200010104
    @Marshal
    class InInterface implements Outer_InInterfaceMarshallable {
        private int a = 1;
        Deep.Deeper.Deepest deepest = new Deep.Deeper.Deepest();

        protected static class Deep {
            public interface Deeper {
                // com.acme.Outer$InInterface$Deep$Deeper$Deepest: 0200010104
                @Marshal
                class Deepest implements Outer_InInterface_Deep_Deeper_DeepestMarshallable {
                    protected short b = 2;
                    private Side side = Side.SELL;
                    Part part = new Part((byte) 4);
                }
            }
        }
    }

    // com.acme.Outer$Part: 04
    @Marshal
    record Part(byte c) implements Outer_PartMarshallable {
        static Part sample() {
            return new Part((byte) 4);
        }
    }

    enum Side {
        BUY,
        SELL {
            @Override
            public String toString() {
                return "sell";
            }
        };

        // com.acme.Outer$Side$InEnum: 0007
        @Marshal
        static class InEnum implements Outer_Side_InEnumMarshallable {
            @Required private Side side = BUY;
            private @Required Outer.Part part = new Part((byte) 7);
        }
    }

    @interface Note {
        // com.acme.Outer$Note$InAnnotation: 05
        @Marshal
        record InAnnotation(byte d) implements Outer_Note_InAnnotationMarshallable {
            static InAnnotation sample() {
                return new InAnnotation((byte) 5);
            }
        }
    }
}
