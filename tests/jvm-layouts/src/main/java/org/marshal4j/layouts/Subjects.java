package org.marshal4j.layouts;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.blackbox.reference.Filler;

/** The classes that every JVM writes and reads, and their objects. These are the same in every JVM. */
final class Subjects {
    /** How many objects there are of each class. */
    static final int OBJECTS = 2;

    private static final long SEED = 77;

    private Subjects() {}

    /** Returns all classes that were compiled into this module. */
    static List<Dto<?>> all() {
        return Dtos.shapes();
    }

    /** Returns the objects of a class, the same ones each time. */
    static <T> List<T> objects(Dto<T> dto) {
        Filler filler = dto.filler(SEED);
        List<T> objects = new ArrayList<>();
        for (int i = 0; i < OBJECTS; i++) {
            objects.add(filler.make(dto.type()));
        }
        return objects;
    }
}
