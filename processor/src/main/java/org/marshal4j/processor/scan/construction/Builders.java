package org.marshal4j.processor.scan.construction;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.model.Construction;
import org.marshal4j.processor.model.Construction.Setter;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.program.Identifiers;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;

/**
 * Finds a builder: the one that {@code builder()} or {@code newBuilder()} of the class returns, or a nested class
 * {@code Builder}. It must have a method for each field, and {@code build()}.
 */
final class Builders {

    private static final List<String> STARTS = List.of("builder", "newBuilder");
    private static final String END = "build";
    private static final Set<String> OPTIONALS = Set.of(
            "java.util.Optional",
            "java.util.OptionalInt",
            "java.util.OptionalLong",
            "java.util.OptionalDouble",
            "com.google.common.base.Optional");

    private final Program program;
    private final Subject subject;
    private final TypeElement type;
    private final String home;
    private final List<Field> fields;
    private final Calls calls;
    private final BuilderTypes types;

    Builders(Program program, Subject subject, List<Field> fields, Calls calls) {
        this.program = program;
        this.subject = subject;
        this.type = subject.type();
        this.home = subject.home();
        this.fields = fields;
        this.calls = calls;
        this.types = new BuilderTypes(program, subject);
    }

    Optional<Construction> find() {
        return Stream.concat(byMethod(), byConstructor()).findFirst();
    }

    private Stream<Construction> byMethod() {
        return starts().filter(BuilderTypes::isStart)
                .flatMap(method -> program.elementOf(method.getReturnType()).stream()
                        .flatMap(builder ->
                                of(builder, Optional.of(method.getSimpleName().toString())).stream()));
    }

    private Stream<TypeElement> started() {
        return starts().flatMap(method -> program.elementOf(method.getReturnType()).stream());
    }

    /** The methods of the class that return a builder. */
    private Stream<ExecutableElement> starts() {
        return STARTS.stream()
                .flatMap(start -> methods(type, start))
                .filter(method -> method.getModifiers().contains(Modifier.STATIC))
                // Static methods of interfaces are not inherited.
                .filter(method -> !(method.getEnclosingElement() instanceof TypeElement owner
                        && owner.getKind().isInterface()))
                .filter(method -> method.getParameters().isEmpty() && calls.isUsable(type, method));
    }

    private Stream<Construction> byConstructor() {
        return nested().filter(nested -> ElementFilter.constructorsIn(nested.getEnclosedElements()).stream()
                        .anyMatch(constructor -> isCallable(nested, constructor)))
                .flatMap(nested -> of(nested, Optional.empty()).stream());
    }

    private Stream<TypeElement> nested() {
        return ElementFilter.typesIn(type.getEnclosedElements()).stream()
                .filter(nested -> nested.getSimpleName().contentEquals("Builder"))
                .filter(nested -> nested.getModifiers().contains(Modifier.STATIC))
                .filter(nested -> !nested.getModifiers().contains(Modifier.ABSTRACT));
    }

    private Optional<Construction> of(TypeElement builder, Optional<String> start) {
        if (!types.isBound(builder) || !program.isVisibleFrom(home, builder) || !ends(builder)) {
            return Optional.empty();
        }
        // Without fields nothing shows that this builder is the intended one: java.util.Locale also has one.
        if (fields.isEmpty() && !(isOfOthers() && type.equals(builder.getEnclosingElement()))) {
            return Optional.empty();
        }
        List<Setter> setters = new ArrayList<>();
        for (int i = 0; i < fields.size(); i++) {
            setterOf(builder, i).ifPresent(setters::add);
        }
        return setters.size() < fields.size()
                ? Optional.empty()
                : Optional.of(new Construction.ByBuilder(
                        program.nameOf(builder), !builder.getTypeParameters().isEmpty(), start, setters, END));
    }

    private boolean ends(TypeElement builder) {
        return methods(builder, END)
                .anyMatch(method -> isCallable(builder, method)
                        && types.isSame(types.typeIn(builder, method).getReturnType(), subject.asType()));
    }

    /** Why the existing builder cannot create objects, for messages. */
    Optional<String> obstacle() {
        return fields.isEmpty()
                ? Optional.empty()
                : Stream.concat(started(), nested()).findFirst().map(this::obstacleOf);
    }

    private String obstacleOf(TypeElement builder) {
        String name = "its builder " + String.join(".", program.nameOf(builder).simpleNames());
        if (!types.isBound(builder)) {
            return name + " has type parameters";
        }
        if (!program.isVisibleFrom(home, builder)) {
            return name + " cannot be used in " + home;
        }
        if (!ends(builder)) {
            return name + " has no method build() that returns " + type.getSimpleName();
        }
        return IntStream.range(0, fields.size())
                .filter(field -> setterOf(builder, field).isEmpty())
                .mapToObj(fields::get)
                .findFirst()
                .map(field -> name + " has no method for " + field.name() + " that takes its type, " + field.type()
                        + remedyFor(field))
                .orElse(name + " cannot be made");
    }

    /** The advice on a field of another class than the imported one, if that class is not the user's. */
    private String remedyFor(Field field) {
        return subject.isImported() && !field.owner().equals(program.nameOf(type))
                ? ", but a mix-in of " + field.owner().qualified() + " can mark it @Skip"
                : "";
    }

    /**
     * The method that takes a field: {@code price}, {@code setPrice} or {@code withPrice}. Or
     * {@code pricesWithStrings}, which the AWS SDK has for fields that hold the names of enum constants, next to a
     * method that takes the constants.
     */
    private Optional<Setter> setterOf(TypeElement builder, int field) {
        String name = fields.get(field).name();
        String capitalized = capitalized(name);
        return Stream.of(name, "set" + capitalized, "with" + capitalized, name + "WithStrings")
                .flatMap(method -> methods(builder, method))
                .filter(method -> method.getParameters().size() == 1 && isUsable(builder, method))
                .filter(method -> !method.isVarArgs() || fields.get(field).type() instanceof TypeRef.OfArray)
                .flatMap(method -> setter(builder, method, field).stream())
                .findFirst();
    }

    private Optional<Setter> setter(TypeElement builder, ExecutableElement method, int field) {
        ExecutableType called = types.typeIn(builder, method);
        TypeMirror returned = called.getReturnType();
        boolean isVoid = returned.getKind() == TypeKind.VOID;
        return isVoid || types.isOf(types.bound(builder), returned)
                ? calls.argumentOf(field, called.getParameterTypes().get(0))
                        .map(argument -> new Setter(
                                method.getSimpleName().toString(),
                                argument,
                                !isVoid,
                                presenceOf(field),
                                refusesNull(builder, method, field)))
                : Optional.empty();
    }

    /** Immutables has two methods for an optional attribute, and holds null if neither is called. */
    private boolean refusesNull(TypeElement builder, ExecutableElement method, int field) {
        return !(fields.get(field).type() instanceof TypeRef.OfPrimitive)
                && !takesOptional(method)
                && methods(builder, method.getSimpleName().toString())
                        .anyMatch(other -> other.getParameters().size() == 1 && takesOptional(other));
    }

    private boolean takesOptional(ExecutableElement method) {
        return program.elementOf(method.getParameters().get(0).asType())
                .filter(type -> OPTIONALS.contains(type.getQualifiedName().toString()))
                .isPresent();
    }

    /**
     * For a class that is not the user's: the method that tells whether the builder was given a collection, such as
     * {@code hasNames()}. If not, the AWS SDK returns an empty list of a special kind.
     */
    private Optional<String> presenceOf(int field) {
        Field of = fields.get(field);
        if (!isOfOthers() || of.options().required() || !isContainer(of.type())) {
            return Optional.empty();
        }
        return methods(type, "has" + capitalized(of.name()))
                .filter(method -> method.getReturnType().getKind() == TypeKind.BOOLEAN)
                .filter(method -> !method.getModifiers().contains(Modifier.STATIC))
                .filter(method -> method.getModifiers().contains(Modifier.PUBLIC) && isCallable(type, method))
                .map(method -> method.getSimpleName().toString())
                .findFirst();
    }

    private boolean isOfOthers() {
        return subject.isImported() && !program.isOfModule(type) && !program.isOfJdk(type);
    }

    private static boolean isContainer(TypeRef type) {
        return type instanceof TypeRef.OfClass named
                && named.name().packageName().equals("java.util")
                && !named.arguments().isEmpty();
    }

    private static String capitalized(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    /**
     * The methods of the given name: first those of the class itself, then those of its superclasses, then those of
     * its interfaces.
     */
    private Stream<ExecutableElement> methods(TypeElement of, String name) {
        Set<TypeElement> levels = new LinkedHashSet<>();
        program.supertypes().levels(of).forEach(levels::add);
        List.copyOf(levels).forEach(level -> addInterfaces(level, levels));
        return levels.stream()
                .flatMap(level -> ElementFilter.methodsIn(level.getEnclosedElements()).stream())
                .filter(method -> method.getSimpleName().contentEquals(name))
                .filter(Identifiers::isNameable);
    }

    private void addInterfaces(TypeElement of, Set<TypeElement> levels) {
        for (TypeMirror parent : of.getInterfaces()) {
            program.elementOf(parent).filter(levels::add).ifPresent(added -> addInterfaces(added, levels));
        }
    }

    private boolean isCallable(TypeElement of, ExecutableElement called) {
        return called.getParameters().isEmpty() && isUsable(of, called);
    }

    private boolean isUsable(TypeElement of, ExecutableElement called) {
        return called.getTypeParameters().isEmpty() && calls.isUsable(of, called);
    }
}
