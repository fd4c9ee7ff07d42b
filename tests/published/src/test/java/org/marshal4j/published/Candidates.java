package org.marshal4j.published;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The classes of a jar that are tried, and the others that must be imported with them.
 *
 * @param tried public classes that are not abstract or generic and have state, by their names
 * @param others superclasses with state and the classes of fields, if they are in other packages or have no state of
 *     their own, and families
 * @param families the families among them
 */
record Candidates(List<Class<?>> tried, List<Class<?>> others, Families families) {

    /**
     * Finds the candidates of a jar without initialising any class. What these mix-ins leave out does not count as
     * held.
     */
    static Candidates of(PublishedJar jar, MixIns mixIns) {
        List<Class<?>> tried = new ArrayList<>();
        List<Class<?>> all = new ArrayList<>();
        for (String name : names(jar)) {
            try {
                Class<?> type = Class.forName(name, false, Candidates.class.getClassLoader());
                all.add(type);
                if (jar.holds(type.getPackageName()) && isTried(type)) {
                    tried.add(type);
                }
            } catch (ClassNotFoundException | LinkageError e) {
                // It needs a library that its pom calls optional, so nobody here has objects of it.
                continue;
            }
        }
        tried.removeAll(Builders.amongst(tried));
        Families families = new Families(jar.packages(), all, jar.except(), mixIns);
        return new Candidates(List.copyOf(tried), others(tried, families), families);
    }

    /** Returns some of the tried classes, with the others that they need. */
    Candidates only(Predicate<Class<?>> wanted) {
        List<Class<?>> some = tried.stream().filter(wanted).toList();
        Set<Class<?>> needed = new LinkedHashSet<>(some);
        for (int before = -1; before < needed.size(); ) {
            before = needed.size();
            needed.addAll(others(List.copyOf(needed), families));
            List<Class<?>> bound =
                    needed.stream().flatMap(Candidates::boundBySuperclass).toList();
            bound.stream().filter(tried::contains).forEach(needed::add);
        }
        some.forEach(needed::remove);
        return new Candidates(some, List.copyOf(needed), families);
    }

    /** Returns the classes that a generic superclass may hold, since the class binds its type variables to them. */
    private static Stream<Class<?>> boundBySuperclass(Class<?> type) {
        try {
            return Fields.classesIn(type.getGenericSuperclass());
        } catch (LinkageError | TypeNotPresentException e) {
            // The compiler reports what is missing.
            return Stream.empty();
        }
    }

    /** Returns all classes to be imported. */
    List<Class<?>> all() {
        List<Class<?>> all = new ArrayList<>(tried);
        all.addAll(others);
        return all;
    }

    private static List<String> names(PublishedJar jar) {
        try (ZipFile zip = new ZipFile(jar.file().toFile())) {
            return zip.stream()
                    .map(ZipEntry::getName)
                    .filter(entry -> entry.endsWith(".class") && entry.contains("/"))
                    .filter(entry -> !entry.startsWith("META-INF/"))
                    .map(entry -> entry.substring(0, entry.length() - ".class".length())
                            .replace('/', '.'))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new IllegalStateException(jar.artifact(), e);
        }
    }

    private static boolean isTried(Class<?> type) {
        return isClass(type)
                && !Modifier.isAbstract(type.getModifiers())
                && type.getTypeParameters().length == 0
                && !Throwable.class.isAssignableFrom(type)
                && isNameable(type)
                && Fields.ofAllLevels(type).findAny().isPresent();
    }

    private static boolean isClass(Class<?> type) {
        return !type.isInterface() && !type.isEnum() && !type.isArray() && !type.isPrimitive() && !type.isSynthetic();
    }

    /** Whether code in any package can name it. */
    static boolean isNameable(Class<?> type) {
        if (type.isAnonymousClass() || type.isLocalClass() || !Modifier.isPublic(type.getModifiers())) {
            return false;
        }
        Class<?> outer = type.getDeclaringClass();
        return outer == null || (Modifier.isStatic(type.getModifiers()) && isNameable(outer));
    }

    private static List<Class<?>> others(List<Class<?>> tried, Families families) {
        Set<Class<?>> seen = new LinkedHashSet<>(tried);
        Deque<Class<?>> toLookAt = new ArrayDeque<>(tried);
        while (!toLookAt.isEmpty()) {
            for (Class<?> found : families.heldBy(toLookAt.remove())) {
                if (seen.add(found)) {
                    toLookAt.add(found);
                }
            }
        }
        tried.forEach(seen::remove);
        return List.copyOf(seen);
    }

    /** Returns what must be imported with a class: superclasses with state, and the classes of its own fields. */
    static List<Class<?>> heldBy(Class<?> type) {
        return heldBy(type, MixIns.NONE);
    }

    /** The same with these mix-ins: without what they leave out or have a marshaller for. */
    static List<Class<?>> heldBy(Class<?> type, MixIns mixIns) {
        if (mixIns.types().contains(type)) {
            return List.of();
        }
        List<Class<?>> held = new ArrayList<>();
        try {
            for (Class<?> level = type.getSuperclass(); level != null; level = level.getSuperclass()) {
                if (Fields.of(level).findAny().isPresent()) {
                    held.add(level);
                }
            }
            Fields.of(type)
                    .filter(field -> !mixIns.covers(field))
                    .flatMap(field -> Fields.classesIn(field.getGenericType()))
                    .filter(each -> isClass(each) && !Modifier.isAbstract(each.getModifiers()))
                    .forEach(held::add);
        } catch (LinkageError | TypeNotPresentException e) {
            // The compiler reports what is missing.
            held.clear();
        }
        held.removeAll(mixIns.types());
        held.removeIf(each -> each.getName().startsWith("java") || !isNameable(each));
        return held;
    }
}
