package org.marshal4j.processor.property;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.program.Identifiers;
import org.marshal4j.processor.program.Program;

/**
 * Finds the properties of an interface, each with its getter and its setter, and reports all methods that are neither.
 */
public final class PropertyFinder {

    private static final String BY_DEFAULT = ", or make it a default method";

    private final Program program;
    private final TypeElement type;
    private final List<Accessor> methods;
    private final List<Problem> problems;
    private final Map<String, Accessor> getters = new HashMap<>();
    private final Map<String, Accessor> setters = new HashMap<>();
    private final Set<String> names = new LinkedHashSet<>();

    /** The properties about which a problem has already been reported. */
    private final Set<String> reported = new HashSet<>();

    public PropertyFinder(Program program, TypeElement type, List<Accessor> methods, List<Problem> problems) {
        this.program = program;
        this.type = type;
        this.methods = List.copyOf(methods);
        this.problems = problems;
    }

    /**
     * A property.
     *
     * @param name its name
     * @param getter the method that reads it
     * @param setter the method that sets it
     */
    public record Found(String name, Accessor getter, Accessor setter) {}

    /** The properties, in the order of the first accessor of each. */
    public List<Found> find() {
        methods.stream().filter(Accessor::isGetter).forEach(this::nameGetter);
        for (Accessor method : methods) {
            Optional<String> obstacle = obstacleTo(method);
            if (obstacle.isPresent()) {
                refuse(method, Diagnostic.NO_ACCESSOR, obstacle.get(), remedy(method));
                reported.add(nameOf(method));
            } else if (method.isGetter()) {
                names.add(nameOf(method));
            } else {
                addSetter(method);
            }
        }
        return names.stream().flatMap(property -> whole(property).stream()).toList();
    }

    private void nameGetter(Accessor getter) {
        if (obstacleTo(getter).isPresent()) {
            return;
        }
        String property = AccessorNames.ofGetter(getter.element());
        Accessor other = getters.putIfAbsent(property, getter);
        if (other != null) {
            reported.add(property);
            refuse(
                    getter,
                    Diagnostic.ACCESSORS_DIFFER,
                    "is a second getter of " + property + ", next to " + other.signature(),
                    "Remove one of them, or make one a default method that calls the other");
        }
    }

    private void addSetter(Accessor setter) {
        String property = nameOf(setter);
        names.add(property);
        Accessor other = setters.get(property);
        if (other == null) {
            setters.put(property, setter);
            return;
        }
        Accessor getter = getters.get(property);
        // The setter that takes what the getter returns is the intended one.
        boolean isMeant = getter != null && isSame(getter.type(), setter.type());
        setters.put(property, isMeant ? setter : other);
        refuse(
                isMeant ? other : setter,
                Diagnostic.ACCESSORS_DIFFER,
                "is a second setter of " + property + ", next to " + (isMeant ? setter : other).signature(),
                "Remove one of them, or make this one a default method that calls the other");
    }

    /**
     * The property of a method. A setter with the same name as a getter belongs to the getter's property, so
     * {@code isOpen(boolean)} goes with {@code isOpen()}.
     */
    private String nameOf(Accessor method) {
        return method.isGetter()
                ? AccessorNames.ofGetter(method.element())
                : AccessorNames.ofSetter(method.name())
                        .orElseGet(() -> getters.entrySet().stream()
                                .filter(getter -> getter.getValue().name().equals(method.name()))
                                .map(Map.Entry::getKey)
                                .findFirst()
                                .orElse(method.name()));
    }

    private Optional<Found> whole(String property) {
        Accessor getter = getters.get(property);
        Accessor setter = setters.get(property);
        if (getter != null && setter != null) {
            return isOfOneType(getter, setter) ? Optional.of(new Found(property, getter, setter)) : Optional.empty();
        }
        if (reported.contains(property)) {
            return Optional.empty();
        }
        if (getter != null) {
            String missing = AccessorNames.setterOf(getter.name(), property) + "(" + text(getter.type()) + ")";
            refuse(
                    getter,
                    Diagnostic.HALF_PROPERTY,
                    "no setter, so reading could not set " + property,
                    "Add void " + missing + BY_DEFAULT + orFamily());
        }
        if (setter != null) {
            String missing = AccessorNames.getterOf(setter.name(), property, setter.type()) + "()";
            refuse(
                    setter,
                    Diagnostic.HALF_PROPERTY,
                    "no getter, so writing could not get " + property,
                    "Add " + text(setter.type()) + " " + missing + BY_DEFAULT);
        }
        return Optional.empty();
    }

    private boolean isOfOneType(Accessor getter, Accessor setter) {
        boolean isSame = isSame(getter.type(), setter.type());
        if (!isSame) {
            refuse(
                    setter,
                    Diagnostic.ACCESSORS_DIFFER,
                    "takes " + text(setter.type()) + ", but " + getter.signature() + " returns " + text(getter.type()),
                    "Declare both with the same type");
        }
        return isSame;
    }

    /** An interface without any setter may be intended as something else. */
    private String orFamily() {
        return setters.isEmpty()
                ? "; if " + type.getSimpleName()
                        + " is the root of a family, make it sealed, or name its subtypes in @Marshal(subtypes = ...)"
                : "";
    }

    private Optional<String> obstacleTo(Accessor method) {
        if (!Identifiers.isNameable(method.element())) {
            return Optional.of("generated code cannot implement it, since Java source cannot have its name");
        }
        if (!method.element().getTypeParameters().isEmpty()) {
            return Optional.of("it has type parameters of its own");
        }
        if (method.parameters().size() > 1) {
            return Optional.of("it takes " + method.parameters().size() + " values");
        }
        if (method.element().isVarArgs()) {
            return Optional.of("it takes any number of values");
        }
        if (method.parameters().isEmpty() && !method.isGetter()) {
            return Optional.of("it takes nothing and returns nothing");
        }
        if (method.parameters().size() == 1 && !isVoidOrChained(method)) {
            return Optional.of("it takes a value and returns " + text(method.returns())
                    + ", where a setter returns nothing or the " + type.getSimpleName());
        }
        return method.element().getThrownTypes().stream()
                .filter(this::isChecked)
                .findFirst()
                .map(thrown -> "it throws " + text(thrown) + ", which generated code does not handle");
    }

    private boolean isVoidOrChained(Accessor setter) {
        TypeMirror returned = setter.returns();
        return returned.getKind() == TypeKind.VOID
                // The compiler itself reports missing types.
                || returned.getKind() == TypeKind.ERROR
                || program.elementOf(returned)
                        .filter(of -> !of.getQualifiedName().contentEquals("java.lang.Object"))
                        .filter(of -> program.supertypes()
                                .isSubtype(type, of.getQualifiedName().toString()))
                        .isPresent();
    }

    private boolean isChecked(TypeMirror thrown) {
        return thrown.getKind() != TypeKind.ERROR
                && program.elementOf(thrown)
                        .filter(of -> program.supertypes().isSubtype(of, "java.lang.RuntimeException")
                                || program.supertypes().isSubtype(of, "java.lang.Error"))
                        .isEmpty();
    }

    private boolean isSame(TypeMirror one, TypeMirror other) {
        return one.getKind() == TypeKind.ERROR
                || other.getKind() == TypeKind.ERROR
                || program.types().isSameType(one, other);
    }

    private String remedy(Accessor method) {
        if (!Identifiers.isNameable(method.element())) {
            return "Do not extend " + method.owner().getSimpleName();
        }
        return method.owner().equals(type)
                ? "Make it a default or static method, or remove it"
                : "Implement it in " + type.getSimpleName() + " by a default method";
    }

    private static String text(TypeMirror type) {
        return Accessor.simple(type);
    }

    /** Reports a method, on its own line if its source is being compiled. */
    private void refuse(Accessor method, Diagnostic diagnostic, String why, String advice) {
        Place place = new Place(program.nameOf(method.owner()), method.signature());
        problems.add(
                program.isCompiled(method.owner())
                        ? Problem.at(diagnostic, place, why, advice)
                        : Problem.of(diagnostic, Place.of(program.nameOf(type)), place, why, advice));
    }
}
