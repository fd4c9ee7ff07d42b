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
 * The classes of a jar that are tried, and the others that have to be imported with them.
 *
 * @param tried public classes that are not abstract or generic and have state, by their names
 * @param others superclasses with state and what fields hold, of other packages or without state of their own, and families
 * @param families the families among them
 */
record Candidates(List<Class<?>> tried, List<Class<?>> others, Families families) {

    /** Those of a jar, without initialising any. What these mix-ins leave out is not held. */
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
                // It needs a library that its pom calls optional: nobody has objects of it here.
                continue;
            }
        }
        tried.removeAll(Builders.amongst(tried));
        Families families = new Families(jar.packages(), all, jar.except(), mixIns);
        return new Candidates(List.copyOf(tried), others(tried, families), families);
    }

    /** Some of those that are tried, with the others that these need. */
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

    /** What a generic superclass may hold, since the class binds its type variables to it. */
    private static Stream<Class<?>> boundBySuperclass(Class<?> type) {
        try {
            return Fields.classesIn(type.getGenericSuperclass());
        } catch (LinkageError | TypeNotPresentException e) {
            // The compiler says what is missing.
            return Stream.empty();
        }
    }

    /** All that are to be imported. */
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

    /** Whether code of any package can name it. */
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

    /** What has to be imported with a class: superclasses with state, and the classes that its own fields hold. */
    static List<Class<?>> heldBy(Class<?> type) {
        return heldBy(type, MixIns.NONE);
    }

    /** The same, with these mix-ins: not what they leave out, or have a marshaller for. */
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
            // The compiler says what is missing.
            held.clear();
        }
        held.removeAll(mixIns.types());
        held.removeIf(each -> each.getName().startsWith("java") || !isNameable(each));
        return held;
    }
}
