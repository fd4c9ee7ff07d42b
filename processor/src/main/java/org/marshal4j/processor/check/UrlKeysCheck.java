package org.marshal4j.processor.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.binding.BoundField;
import org.marshal4j.processor.binding.ComparedKeys;
import org.marshal4j.processor.codec.Codec;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.source.Source;
import org.marshal4j.schema.wire.WireType;

/**
 * Finds URLs in hash tables: the table would look up a host for every URL that is read. Records used as keys are hashed
 * by their components.
 */
final class UrlKeysCheck implements Check {
    private static final String URL = "java.net.URL";

    private final Source source;

    UrlKeysCheck(Program program) {
        this.source = program.source();
    }

    @Override
    public List<Problem> check(BoundType type) {
        Dto dto = type.dto();
        List<Problem> problems = new ArrayList<>();
        for (BoundField bound : type.fields()) {
            Field field = bound.field();
            if (field.owner().equals(dto.name()) && isHashed(bound.codec(), field)) {
                problems.add(Problem.of(
                        Diagnostic.URL_KEYS,
                        new Place(dto.name(), field.name()),
                        dto.name().simple() + "." + field.name(),
                        keys(field)));
            }
        }
        return problems;
    }

    /** A hand-written marshaller decides for itself what it does with a container. */
    private boolean isHashed(Codec codec, Field field) {
        return !(codec.wireType() instanceof WireType.Custom) && key(field).isPresent();
    }

    private String keys(Field field) {
        TypeRef.OfClass key = key(field).orElseThrow();
        return key.name().qualified().equals(URL) ? "URLs" : key.name().simple() + "s with a URL";
    }

    private Optional<TypeRef.OfClass> key(Field field) {
        return ComparedKeys.hashedIn(field.type()).stream()
                .filter(key -> key.name().qualified().equals(URL)
                        || source.find(key.name().qualified())
                                .filter(type -> hasUrl(type, new HashSet<>()))
                                .isPresent())
                .findFirst();
    }

    /** Looks at fields: the Eclipse compiler fails on a request for the components of a class that is not a record. */
    private boolean hasUrl(TypeElement type, Set<String> before) {
        return type.getKind() == ElementKind.RECORD
                && before.add(type.getQualifiedName().toString())
                && ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                        .filter(field -> !field.getModifiers().contains(Modifier.STATIC))
                        .anyMatch(field -> isOrHas(field.asType(), before));
    }

    /** Arrays do not count, since they are hashed by identity. */
    private boolean isOrHas(TypeMirror type, Set<String> before) {
        if (!(type instanceof DeclaredType declared) || !(declared.asElement() instanceof TypeElement element)) {
            return false;
        }
        return element.getQualifiedName().contentEquals(URL)
                || declared.getTypeArguments().stream().anyMatch(argument -> isOrHas(argument, before))
                || hasUrl(element, before);
    }
}
