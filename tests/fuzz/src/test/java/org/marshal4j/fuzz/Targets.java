package org.marshal4j.fuzz;

import java.util.List;
import java.util.stream.Stream;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;

/** The classes whose marshallers get hostile bytes: those of the examples and of blackbox. */
final class Targets {
    private static final List<Hostile<?>> ALL = Stream.concat(
                    Dtos.shapes().stream().<Hostile<?>>map(Targets::hostile), NotFilled.all().stream())
            .toList();

    private Targets() {}

    /** Returns the target for a class. It must be possible to make a valid message of it. */
    static <T> Hostile<T> hostile(Dto<T> dto) {
        return new Hostile<>(
                dto.marshaller(),
                Valid.message(dto),
                dto.mutable() ? dto.filler(7).make(dto.type()) : null);
    }

    /** Returns one target for each class. */
    static List<Hostile<?>> all() {
        return ALL;
    }
}
