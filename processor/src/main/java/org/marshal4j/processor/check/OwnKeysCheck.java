package org.marshal4j.processor.check;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;
import org.marshal4j.processor.binding.ComparedKeys;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.source.Source;

/**
 * Finds fields whose containers call methods of the user's own classes on everything that is read, so that only limits
 * bound the time. It runs only if the compilation asks for it. It assumes that a record's {@code equals} and
 * {@code hashCode} are the compiler's, since nobody can tell who wrote them; these may take long if the record holds
 * keys.
 */
final class OwnKeysCheck implements Check {
    private static final String ORDER = "compareTo";
    private static final Set<String> METHODS = Set.of(ORDER, "equals", "hashCode");

    private final Source source;
    private final boolean isAskedFor;

    OwnKeysCheck(Program program) {
        this.source = program.source();
        this.isAskedFor = program.isUntrusted();
    }

    @Override
    public List<Problem> check(BoundType type) {
        if (!isAskedFor) {
            return List.of();
        }
        Dto dto = type.dto();
        return dto.fields().stream()
                .filter(field -> field.owner().equals(dto.name()))
                .flatMap(field -> check(dto, field).stream())
                .toList();
    }

    private Optional<Problem> check(Dto dto, Field field) {
        return ComparedKeys.in(field).stream()
                .flatMap(key -> ownMethod(key).map(method -> problem(dto, field, key, method)).stream())
                .findFirst();
    }

    private static Problem problem(Dto dto, Field field, TypeRef.OfClass key, String method) {
        return Problem.of(
                Diagnostic.OWN_KEYS,
                new Place(dto.name(), field.name()),
                dto.name().simple() + "." + field.name(),
                key,
                method);
    }

    private Optional<String> ownMethod(TypeRef.OfClass key) {
        return source.find(key.name().qualified()).flatMap(this::ownMethod);
    }

    /** The first such method in a class and its superclasses, except those of the JDK. */
    private Optional<String> ownMethod(TypeElement type) {
        for (TypeElement each = type; each != null && isUsers(each); each = superclass(each)) {
            Optional<String> method = ElementFilter.methodsIn(each.getEnclosedElements()).stream()
                    .map(declared -> declared.getSimpleName().toString())
                    .filter(each.getKind() == ElementKind.RECORD ? ORDER::equals : METHODS::contains)
                    .sorted()
                    .findFirst();
            if (method.isPresent()) {
                return method;
            }
            if (each.getKind() == ElementKind.RECORD && KeysInRecords.areIn(each, source.supertypes())) {
                return Optional.of("equals");
            }
        }
        return Optional.empty();
    }

    private static boolean isUsers(TypeElement type) {
        String name = type.getQualifiedName().toString();
        return !name.startsWith("java.") && !name.startsWith("javax.");
    }

    private static @Nullable TypeElement superclass(TypeElement type) {
        return type.getSuperclass() instanceof DeclaredType declared
                        && declared.asElement() instanceof TypeElement element
                ? element
                : null;
    }
}
