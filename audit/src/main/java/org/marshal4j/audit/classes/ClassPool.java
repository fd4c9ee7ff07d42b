package org.marshal4j.audit.classes;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

/**
 * Classes by their internal names, read when they are asked for: those to audit, those to look things up in, and the
 * JDK's. Not safe for use by several threads.
 */
public final class ClassPool implements Closeable {

    private final List<ClassFiles> audited = new ArrayList<>();
    private final List<ClassFiles> sources = new ArrayList<>();
    private final Map<String, Optional<ClassNode>> cache = new HashMap<>();
    private int broken;

    /**
     * Opens jars and folders.
     *
     * @throws IOException if one of them cannot be read
     */
    public ClassPool(List<Path> audit, List<Path> lookUp) throws IOException {
        try {
            for (Path path : audit) {
                ClassFiles source = new ClassFiles(path);
                audited.add(source);
                sources.add(source);
            }
            for (Path path : lookUp) {
                sources.add(new ClassFiles(path));
            }
        } catch (IOException e) {
            close();
            throw e;
        }
    }

    /** Internal names of the classes to audit, sorted. */
    public List<String> auditedNames() throws IOException {
        TreeSet<String> names = new TreeSet<>();
        for (ClassFiles source : audited) {
            names.addAll(source.names());
        }
        return List.copyOf(names);
    }

    /** Internal names of all classes but the JDK's, with their direct superclasses and interfaces. */
    Map<String, List<String>> supertypes() throws IOException {
        Map<String, List<String>> all = new HashMap<>();
        for (ClassFiles source : sources) {
            Supertypes.of(source).forEach(all::putIfAbsent);
        }
        return all;
    }

    /** A class; null if it is nowhere, or its file is broken. */
    public @Nullable ClassNode find(String name) {
        Optional<ClassNode> known = cache.get(name);
        if (known == null) {
            known = Optional.ofNullable(load(name));
            cache.put(name, known);
        }
        return known.orElse(null);
    }

    /** How many of the class files asked for so far could not be parsed. */
    public int broken() {
        return broken;
    }

    private @Nullable ClassNode load(String name) {
        if (name.startsWith("[")) {
            return null;
        }
        try {
            for (ClassFiles source : sources) {
                byte[] bytes = source.bytes(name);
                if (bytes != null) {
                    return parse(bytes);
                }
            }
            return name.startsWith("java/") ? platform(name) : null;
        } catch (IOException | RuntimeException e) {
            // ASM throws many kinds of exceptions at bytes that are no class.
            broken++;
            return null;
        }
    }

    private static @Nullable ClassNode platform(String name) throws IOException {
        try (InputStream in = ClassLoader.getSystemResourceAsStream(name + ".class")) {
            return in == null ? null : parse(in.readAllBytes());
        }
    }

    private static ClassNode parse(byte[] bytes) {
        ClassNode node = new ClassNode();
        new ClassReader(bytes).accept(node, ClassReader.SKIP_FRAMES);
        return node;
    }

    @Override
    public void close() throws IOException {
        for (ClassFiles source : sources) {
            source.close();
        }
    }
}
