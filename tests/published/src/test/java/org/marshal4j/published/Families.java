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
 * The abstract classes and interfaces of a jar that fields hold: they are imported as roots of families, with the classes of the jar's packages
 * and of their own that derive from them.
 */
final class Families {
    /** Of classes whose fields hold no such thing. */
    static final Families NONE = new Families(List.of(), List.of(), List.of(), MixIns.NONE);

    private final List<String> packages;
    private final List<Class<?>> classes;
    private final List<String> except;
    private final MixIns mixIns;
    private final Set<Class<?>> held = new HashSet<>();
    private final Map<Class<?>, List<Class<?>>> members = new LinkedHashMap<>();

    /**
     * Those of a jar.
     *
     * @param packages the packages that are tried
     * @param classes all classes of the jar
     * @param except those that are left out
     * @param mixIns for some of them
     */
    Families(List<String> packages, List<Class<?>> classes, List<String> except, MixIns mixIns) {
        this.mixIns = mixIns;
        this.except = Stream.concat(except.stream(), mixIns.except().stream()).toList();
        this.packages = packages;
        this.classes = classes;
        classes.forEach(this::noteHeldBy);
    }

    /** The classes of a family; none of what is no root. */
    List<Class<?>> members(Class<?> type) {
        return members.computeIfAbsent(type, this::find);
    }

    /** Each root that was asked for, with one of its classes, another one for each number. */
    Map<Class<?>, Class<?>> choice(int number) {
        Map<Class<?>, Class<?>> choice = new LinkedHashMap<>();
        members.forEach((root, all) -> {
            if (!all.isEmpty()) {
                choice.put(root, all.get(Math.floorMod(number, all.size())));
            }
        });
        return choice;
    }

    /** What has to be imported with a class: superclasses, what its fields hold, and of a root its family. */
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
            // The compiler says what is missing.
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
            // Nobody has objects of it here: it needs a library that is not there.
            return;
        }
    }

    /** Those of some classes that need no family, so that each comes in by itself. */
    List<Class<?>> without(List<Class<?>> types) {
        List<Class<?>> left = new ArrayList<>(types);
        left.removeIf(type -> !members(type).isEmpty());
        while (left.removeIf(
                type -> heldBy(type).stream().anyMatch(held -> types.contains(held) && !left.contains(held)))) {
            // Until what is left holds nothing but what is left.
        }
        return left;
    }

    /** The source of the annotation that imports a class, under a name of its marshaller that may begin with its package. */
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

    /** A family with a class that is not one of those that can be marshalled is none: a part of its objects could not be written. */
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
            // A class of it needs a library that is not there.
            return List.of();
        }
    }

    private static boolean isMember(Class<?> type) {
        return Candidates.isNameable(type) && !type.isEnum() && type.getTypeParameters().length == 0;
    }
}
