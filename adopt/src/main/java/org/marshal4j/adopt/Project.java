package org.marshal4j.adopt;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.marshal4j.adopt.plan.Planner;
import org.marshal4j.adopt.report.Adopted;
import org.marshal4j.adopt.report.Obstacle;
import org.marshal4j.adopt.source.JavaFiles;
import org.marshal4j.audit.Audit;
import org.marshal4j.audit.FollowedPair;
import org.objectweb.asm.tree.ClassNode;

/** Adopts one class, and all others that it takes. */
final class Project {

    private final List<Path> classFiles;
    private final List<Path> classPath;
    final JavaFiles sources;
    final Path base;
    private final Map<String, List<FollowedPair>> pairs = new HashMap<>();

    Project(List<Path> classFiles, List<Path> classPath, JavaFiles sources, Path base) {
        this.classFiles = classFiles;
        this.classPath = classPath;
        this.sources = sources;
        this.base = base;
    }

    /** Adopts it with all objects that it holds, or with as many as can be. */
    Adopted adopt(String className) throws IOException {
        try {
            return tryToAdopt(className);
        } catch (UncheckedIOException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private Adopted tryToAdopt(String className) throws IOException {
        FollowedPair pair = named(className);
        Set<String> opaque = new TreeSet<>();
        Set<Obstacle> ofObjects = new LinkedHashSet<>();
        Attempt attempt = new Attempt(this, pair, opaque);
        while (!attempt.failed().isEmpty()) {
            ofObjects.addAll(attempt.obstacles());
            opaque.addAll(attempt.failed());
            attempt = new Attempt(this, pair, opaque);
        }
        if (attempt.obstacles().isEmpty()) {
            return attempt.adopted();
        }
        Set<Obstacle> obstacles = new LinkedHashSet<>(attempt.obstacles());
        obstacles.addAll(ofObjects);
        return new Adopted(pair.result().className(), "", List.of(), List.of(), List.copyOf(obstacles));
    }

    /** Whether the source of a class is there. */
    boolean hasSource(ClassNode node) {
        try {
            return sources.has(node.name, node.sourceFile);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private FollowedPair named(String className) throws IOException {
        String name = className;
        while (true) {
            List<FollowedPair> found = pairs(name);
            if (!found.isEmpty()) {
                return found.get(0);
            }
            int dot = name.lastIndexOf('.');
            boolean nested = dot > 0 && name.lastIndexOf('.', dot - 1) >= 0;
            if (!nested || !Character.isUpperCase(name.charAt(name.lastIndexOf('.', dot - 1) + 1))) {
                throw new IllegalArgumentException("There is no class " + className
                        + " with two methods that write and read it, of a kind that can be"
                        + " adopted: Externalizable, Writable or BytesMarshallable.");
            }
            name = name.substring(0, dot) + "$" + name.substring(dot + 1);
        }
    }

    /** The pair of a class that is among those to adopt; none if it has none. */
    List<FollowedPair> pairs(String className) throws IOException {
        List<FollowedPair> known = pairs.get(className);
        if (known == null) {
            known = find(className);
            pairs.put(className, known);
        }
        return known;
    }

    private List<FollowedPair> find(String className) throws IOException {
        return Audit.of(classFiles).withClassPath(classPath).withClasses(List.of(className)).follow().stream()
                .filter(pair -> pair.result().className().equals(className))
                .filter(pair -> Planner.knows(pair.pair().kind().name()))
                .limit(1)
                .toList();
    }
}
