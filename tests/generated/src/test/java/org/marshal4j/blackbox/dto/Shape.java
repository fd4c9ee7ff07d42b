package org.marshal4j.blackbox.dto;

/** Each constant has a class of its own. */
enum Shape {
    ROUND {
        @Override
        int corners() {
            return 0;
        }
    },
    SQUARE {
        @Override
        int corners() {
            return 4;
        }
    };

    abstract int corners();
}
