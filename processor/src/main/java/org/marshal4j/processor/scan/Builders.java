package org.marshal4j.processor.scan;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.model.Construction;
import org.marshal4j.processor.model.Construction.Argument;
import org.marshal4j.processor.model.Construction.Setter;
import org.marshal4j.processor.model.Field;

/**
 * Finds a builder: what {@code builder()} or {@code newBuilder()} of the class returns, or a nested class {@code Builder}. It
 * has a method for each field, and {@code build()}.
 */
final class Builders {

    private static final List<String> STARTS = List.of("builder", "newBuilder");
    private static final String END = "build";

    private final Source source;
    private final TypeElement type;
    private final String home;
    private final List<Field> fields;
    private final Calls calls;

    Builders(Source source, Target target, List<Field> fields, Calls calls) {
        this.source = source;
        this.type = target.type();
        this.home = target.home();
        this.fields = fields;
        this.calls = calls;
    }

    Optional<Construction> find() {
        // Where there is nothing to set, nothing shows that it is meant: java.util.Locale has such a builder.
        return fields.isEmpty()
                ? Optional.empty()
                : Stream.concat(byMethod(), byConstructor()).findFirst();
    }

    private Stream<Construction> byMethod() {
        return STARTS.stream()
                .flatMap(start -> methods(type, start))
                .filter(method -> method.getModifiers().contains(Modifier.STATIC))
                .filter(method -> isCallable(type, method))
                .flatMap(method -> source.elementOf(method.getReturnType()).stream()
                        .flatMap(builder ->
                                of(builder, Optional.of(method.getSimpleName().toString())).stream()));
    }

    private Stream<Construction> byConstructor() {
        return ElementFilter.typesIn(type.getEnclosedElements()).stream()
                .filter(nested -> nested.getSimpleName().contentEquals("Builder"))
                .filter(nested -> nested.getModifiers().contains(Modifier.STATIC))
                .filter(nested -> !nested.getModifiers().contains(Modifier.ABSTRACT))
                .filter(nested -> ElementFilter.constructorsIn(nested.getEnclosedElements()).stream()
                        .anyMatch(constructor -> isCallable(nested, constructor)))
                .flatMap(nested -> of(nested, Optional.empty()).stream());
    }

    private Optional<Construction> of(TypeElement builder, Optional<String> start) {
        boolean ends = methods(builder, END)
                .anyMatch(method -> isCallable(builder, method) && isSame(method.getReturnType(), type));
        if (!ends || !builder.getTypeParameters().isEmpty() || !source.isVisibleFrom(home, builder)) {
            return Optional.empty();
        }
        List<Setter> setters = new ArrayList<>();
        for (int i = 0; i < fields.size(); i++) {
            setterOf(builder, i).ifPresent(setters::add);
        }
        return setters.size() < fields.size()
                ? Optional.empty()
                : Optional.of(new Construction.ByBuilder(source.nameOf(builder), start, setters, END));
    }

    /** The method that takes a field: {@code price}, {@code setPrice} or {@code withPrice}. */
    private Optional<Setter> setterOf(TypeElement builder, int field) {
        String name = fields.get(field).name();
        String capitalized = name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
        return Stream.of(name, "set" + capitalized, "with" + capitalized)
                .flatMap(method -> methods(builder, method))
                .filter(method -> method.getParameters().size() == 1 && isUsable(builder, method))
                .filter(method -> calls.isOfType(field, method.getParameters().get(0)))
                .filter(method -> isVoid(method) || isSame(method.getReturnType(), builder))
                .map(method ->
                        new Setter(method.getSimpleName().toString(), new Argument.OfField(field), !isVoid(method)))
                .findFirst();
    }

    /** The methods of that name, of the class itself before those of its superclasses. */
    private Stream<ExecutableElement> methods(TypeElement of, String name) {
        List<TypeElement> levels = new ArrayList<>();
        for (Optional<TypeElement> level = Optional.of(of);
                level.isPresent() && !levels.contains(level.get());
                level = source.supertypes().superclassOf(level.get())) {
            levels.add(level.get());
        }
        return levels.stream()
                .flatMap(level -> ElementFilter.methodsIn(level.getEnclosedElements()).stream())
                .filter(method -> method.getSimpleName().contentEquals(name));
    }

    private boolean isCallable(TypeElement of, ExecutableElement called) {
        return called.getParameters().isEmpty() && isUsable(of, called);
    }

    private boolean isUsable(TypeElement of, ExecutableElement called) {
        return called.getTypeParameters().isEmpty() && calls.isUsable(of, called);
    }

    private boolean isSame(TypeMirror returned, Element as) {
        return source.types().isSameType(returned, as.asType());
    }

    private static boolean isVoid(ExecutableElement method) {
        return method.getReturnType().getKind() == TypeKind.VOID;
    }
}
