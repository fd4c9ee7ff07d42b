package org.marshal4j.published;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The abstract classes and interfaces of a jar that fields hold. They are imported as roots of families, with the
 * classes derived from them that are in the jar's packages or in their own.
 */
final class Families {
    /** For classes whose fields hold nothing of the kind. */
    static final Families NONE = new Families(List.of(), List.of(), List.of(), MixIns.NONE);

    private final List<String> packages;
    private final List<Class<?>> classes;
    private final List<String> except;
    private final MixIns mixIns;
    private final Set<Class<?>> held = new HashSet<>();
    private final Map<Class<?>, List<Class<?>>> members = new LinkedHashMap<>();

    /**
     * Finds the families of a jar.
     *
     * @param packages the packages that are tried
     * @param classes all classes of the jar
     * @param except the classes to leave out
     * @param mixIns mix-ins for some of the classes
     */
    Families(List<String> packages, List<Class<?>> classes, List<String> except, MixIns mixIns) {
        this.mixIns = mixIns;
        this.except = Stream.concat(except.stream(), mixIns.except().stream()).toList();
        this.packages = packages;
        this.classes = classes;
        classes.forEach(this::noteHeldBy);
    }

    /** Returns the classes of a family; empty if the type is not a root. */
    List<Class<?>> members(Class<?> type) {
        return members.computeIfAbsent(type, this::find);
    }

    /** Returns one class for each root that was asked for. It depends on the number. */
    Map<Class<?>, Class<?>> choice(int number) {
        Map<Class<?>, Class<?>> choice = new LinkedHashMap<>();
        members.forEach((root, all) -> {
            if (!all.isEmpty()) {
                choice.put(root, all.get(Math.floorMod(number, all.size())));
            }
        });
        return choice;
    }

    /**
     * Returns what must be imported with a class: superclasses, the classes of its fields, and the family of a root.
     */
    List<Class<?>> heldBy(Class<?> type) {
        if (mixIns.types().contains(type)) {
            return List.of();
        }
        List<Class<?>> held = new ArrayList<>(Candidates.heldBy(type, mixIns));
        held.addAll(members(type));
        try {
            Fields.of(type)
                    .filter(field -> !mixIns.covers(field))
                    .flatMap(field -> Fields.classesIn(field.getGenericType()))
                    .filter(each -> !members(each).isEmpty())
                    .forEach(held::add);
        } catch (LinkageError | TypeNotPresentException e) {
            // The compiler reports what is missing.
            return List.of();
        }
        return held;
    }

    private void noteHeldBy(Class<?> type) {
        try {
            Fields.of(type)
                    .filter(field -> !mixIns.covers(field))
                    .flatMap(field -> Fields.classesIn(field.getGenericType()))
                    .forEach(held::add);
        } catch (LinkageError | TypeNotPresentException e) {
            // The class needs a library that is not there, so nobody here has objects of it.
            return;
        }
    }

    /** Returns the classes that need no family, so that each can be imported by itself. */
    List<Class<?>> without(List<Class<?>> types) {
        List<Class<?>> left = new ArrayList<>(types);
        left.removeIf(type -> !members(type).isEmpty());
        while (left.removeIf(
                type -> heldBy(type).stream().anyMatch(held -> types.contains(held) && !left.contains(held)))) {
            // Repeat until the remaining classes hold only each other.
        }
        return left;
    }

    /**
     * Returns the source of the annotation that imports a class. The name of the class's marshaller may begin with its
     * package.
     */
    String annotation(Class<?> type, boolean qualified) {
        String name = type.getCanonicalName() + ".class" + (qualified ? ", qualified = true" : "");
        if (members(type).isEmpty()) {
            return "@org.marshal4j.MarshalImport(value = " + name + ", dynamic = true)";
        }
        String searched =
                searchedFor(type).stream().map(each -> '"' + each + '"').collect(Collectors.joining(", "));
        String leftOut = classes.stream()
                .filter(each -> except.contains(each.getName()))
                .map(each -> each.getCanonicalName() + ".class")
                .collect(Collectors.joining(", "));
        return "@org.marshal4j.MarshalImport(value = " + name + ", reachableIn = {" + searched
                + "}, dynamic = true, families = true, except = {" + leftOut + "})";
    }

    private List<String> searchedFor(Class<?> root) {
        return Stream.concat(Stream.of(root.getPackageName()), packages.stream())
                .distinct()
                .toList();
    }

    /** A family with a class that cannot be marshalled is no family: some of its objects could not be written. */
    private List<Class<?>> find(Class<?> type) {
        if (!held.contains(type)
                || mixIns.types().contains(type)
                || !classes.contains(type)
                || !Candidates.isNameable(type)
                || !Modifier.isAbstract(type.getModifiers())
                || type.getTypeParameters().length > 0
                || type.isAnnotationPresent(FunctionalInterface.class)) {
            return List.of();
        }
        List<String> searched = searchedFor(type);
        try {
            List<Class<?>> found = classes.stream()
                    .filter(each -> type.isAssignableFrom(each)
                            && !except.contains(each.getName())
                            && !Modifier.isAbstract(each.getModifiers())
                            && searched.stream()
                                    .anyMatch(in -> each.getPackageName().equals(in)
                                            || each.getPackageName().startsWith(in + ".")))
                    .toList();
            return found.stream().allMatch(Families::isMember) ? found : List.of();
        } catch (LinkageError e) {
            // A class of the family needs a library that is not there.
            return List.of();
        }
    }

    private static boolean isMember(Class<?> type) {
        return Candidates.isNameable(type) && !type.isEnum() && type.getTypeParameters().length == 0;
    }
}
