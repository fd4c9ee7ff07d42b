package org.marshal4j.processor.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.marshal4j.processor.binding.BoundField;
import org.marshal4j.processor.binding.ComparedKeys;
import org.marshal4j.processor.codec.Codec;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.program.KeyClasses;

/**
 * Finds URLs in hash tables: the table would look up a host for every URL that is read. Records used as keys are hashed
 * by their components.
 */
final class UrlKeysCheck implements Check {
    private final KeyClasses classes;

    UrlKeysCheck(CheckContext context) {
        this.classes = new KeyClasses(context.program());
    }

    @Override
    public List<Problem> check(BoundType type) {
        Dto dto = type.dto();
        List<Problem> problems = new ArrayList<>();
        for (BoundField bound : type.fields()) {
            Field field = bound.field();
            if (field.owner().equals(dto.name()) && isHashed(bound.codec(), field)) {
                problems.add(Problem.at(Diagnostic.URL_KEYS, new Place(dto.name(), field.name()), keys(field)));
            }
        }
        return problems;
    }

    /** A hand-written marshaller decides for itself what it does with a container. */
    private boolean isHashed(Codec codec, Field field) {
        return !codec.isHandWritten() && key(field).isPresent();
    }

    private String keys(Field field) {
        TypeRef.OfClass key = key(field).orElseThrow();
        return key.name().qualified().equals(KeyClasses.URL)
                ? "URLs"
                : key.name().simple() + "s with a URL";
    }

    private Optional<TypeRef.OfClass> key(Field field) {
        return ComparedKeys.hashedIn(field.type()).stream()
                .filter(key -> classes.isOrHasUrl(key.name()))
                .findFirst();
    }
}
