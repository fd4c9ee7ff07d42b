package org.marshal4j.adopt;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.marshal4j.adopt.plan.ClassPlan;
import org.marshal4j.adopt.plan.Plan;
import org.marshal4j.adopt.plan.Planner;
import org.marshal4j.adopt.report.Adopted;
import org.marshal4j.adopt.report.Obstacle;
import org.marshal4j.adopt.report.TestFile;
import org.marshal4j.adopt.source.JavaFiles;
import org.marshal4j.audit.Audit;
import org.marshal4j.audit.FollowedPair;
import org.marshal4j.audit.report.Place;
import org.objectweb.asm.tree.ClassNode;

/** Adopts one class, and all others that it takes. */
final class Project {

    private final List<Path> classFiles;
    private final List<Path> classPath;
    private final JavaFiles sources;
    private final Path base;
    private final List<Obstacle> obstacles = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final Map<String, ClassPlan> plans = new LinkedHashMap<>();
    private final Map<String, String> fileNames = new LinkedHashMap<>();
    private final List<TestFile> tests = new ArrayList<>();

    Project(List<Path> classFiles, List<Path> classPath, JavaFiles sources, Path base) {
        this.classFiles = classFiles;
        this.classPath = classPath;
        this.sources = sources;
        this.base = base;
    }

    Adopted adopt(String className) throws IOException {
        FollowedPair pair = named(className);
        Deque<FollowedPair> waiting = new ArrayDeque<>(List.of(pair));
        Set<String> done = new HashSet<>(Set.of(pair.pair().owner().name));
        while (!waiting.isEmpty()) {
            Plan plan = plan(waiting.remove());
            for (String object : plan.objects()) {
                if (done.add(object)) {
                    List<FollowedPair> found = pairs(object.replace('/', '.'));
                    if (found.isEmpty()) {
                        String held = plan.className().replace('/', '.');
                        obstacles.add(new Obstacle(
                                object.replace('/', '.'),
                                "an object of it is in " + held + ", and its methods are not among these classes",
                                new Place(held, "", "", 0)));
                    }
                    waiting.addAll(found);
                }
            }
        }
        String dotted = pair.result().className();
        if (!obstacles.isEmpty()) {
            return new Adopted(dotted, "", List.of(), List.of(), obstacles);
        }
        Map<ClassPlan, String> files = new LinkedHashMap<>();
        plans.forEach((name, plan) -> files.put(plan, fileNames.getOrDefault(name, "")));
        JavaFiles.Patch patch = sources.patch(files, base);
        notes.addAll(patch.notes());
        return new Adopted(dotted, patch.diff(), tests, notes, List.of());
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

    private List<FollowedPair> pairs(String className) throws IOException {
        return Audit.of(classFiles).withClassPath(classPath).withClasses(List.of(className)).follow().stream()
                .filter(pair -> pair.result().className().equals(className))
                .filter(pair -> Planner.knows(pair.pair().kind().name()))
                .limit(1)
                .toList();
    }

    private Plan plan(FollowedPair pair) throws IOException {
        Plan plan = Planner.plan(pair);
        obstacles.addAll(plan.obstacles());
        notes.addAll(plan.notes());
        for (ClassPlan part : plan.classes()) {
            add(part, pair);
        }
        tests.add(ComparisonTest.of(plan));
        return plan;
    }

    private void add(ClassPlan part, FollowedPair pair) throws IOException {
        ClassNode node = pair.classes().stream()
                .filter(owner -> owner.name.equals(part.className()))
                .findFirst()
                .orElseThrow();
        String dotted = part.className().replace('/', '.');
        Place place = new Place(dotted, "", node.sourceFile == null ? "" : node.sourceFile, 0);
        if (!sources.has(node.name, node.sourceFile)) {
            obstacles.add(new Obstacle(dotted, "has fields, and its source is not there", place));
        } else if (sources.isAnnotated(node.name, node.sourceFile, "Marshal")) {
            obstacles.add(new Obstacle(dotted, "has @Marshal already", place));
        }
        fileNames.put(node.name, node.sourceFile == null ? "" : node.sourceFile);
        ClassPlan known = plans.get(node.name);
        if (known == null) {
            plans.put(node.name, part);
        } else if (known.written().equals(part.written()) && known.skipped().equals(part.skipped())) {
            plans.put(node.name, known.marshalled() ? known : part);
        } else {
            obstacles.add(new Obstacle(dotted, "its fields are written differently by several classes", place));
        }
    }
}
