package org.marshal4j.adopt;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.marshal4j.adopt.plan.ClassPlan;
import org.marshal4j.adopt.plan.MixIn;
import org.marshal4j.adopt.plan.Plan;
import org.marshal4j.adopt.plan.Planner;
import org.marshal4j.adopt.plan.TypePlan;
import org.marshal4j.adopt.report.Adopted;
import org.marshal4j.adopt.report.Obstacle;
import org.marshal4j.adopt.report.TestFile;
import org.marshal4j.adopt.source.JavaFiles;
import org.marshal4j.audit.FollowedPair;
import org.marshal4j.audit.report.Place;
import org.objectweb.asm.tree.ClassNode;

/** Adopts a class, with the objects that it holds but those of classes that are known to be in the way. */
final class Attempt {

    private final Project project;
    private final FollowedPair pair;
    private final Set<String> opaque;
    private final List<Obstacle> obstacles = new ArrayList<>();
    private final Set<String> failed = new LinkedHashSet<>();
    private final List<String> notes = new ArrayList<>();
    private final Map<String, ClassPlan> plans = new LinkedHashMap<>();
    private final Map<String, ClassNode> nodes = new LinkedHashMap<>();
    private final Map<String, FollowedPair> parts = new LinkedHashMap<>();
    private final Map<String, TypePlan> types = new LinkedHashMap<>();
    private final List<TestFile> tests = new ArrayList<>();
    private final List<Imported> imported = new ArrayList<>();
    private String diff = "";

    /** A superclass in a jar, and the class that imports it. */
    private record Imported(String by, MixIn superclass) {}

    Attempt(Project project, FollowedPair pair, Set<String> opaque) throws IOException {
        this.project = project;
        this.pair = pair;
        this.opaque = opaque;
        Deque<FollowedPair> waiting = new ArrayDeque<>(List.of(pair));
        Set<String> done = new HashSet<>(Set.of(pair.pair().owner().name));
        while (!waiting.isEmpty()) {
            for (String object : plan(waiting.remove())) {
                if (done.add(object)) {
                    List<FollowedPair> found = project.pairs(object.replace('/', '.'));
                    if (found.isEmpty()) {
                        failed.add(object);
                    }
                    waiting.addAll(found);
                }
            }
        }
        if (obstacles.isEmpty() && failed.isEmpty()) {
            patch();
        }
    }

    /** Internal names of classes of objects that could not be adopted. */
    Set<String> failed() {
        return failed;
    }

    /** What is in the way of the class, or of objects that it holds. */
    List<Obstacle> obstacles() {
        return obstacles;
    }

    /** What came of it if nothing is in the way. */
    Adopted adopted() {
        return new Adopted(pair.result().className(), diff, tests, notes, List.of());
    }

    private void patch() throws IOException {
        Map<ClassPlan, String> files = new LinkedHashMap<>();
        imported.forEach(each -> plans.computeIfPresent(each.by(), (name, plan) -> plan.with(each.superclass())));
        plans.forEach((name, plan) -> {
            String file = java.util.Objects.requireNonNull(nodes.get(name)).sourceFile;
            files.put(plan, file == null ? "" : file);
        });
        types.keySet().removeAll(plans.keySet());
        JavaFiles.Patch patch = project.sources.patch(files, List.copyOf(types.values()), project.base);
        notes.addAll(patch.notes());
        diff = patch.diff();
        for (JavaFiles.Problem problem : patch.problems()) {
            String name = problem.className();
            Place place = place(java.util.Objects.requireNonNull(nodes.get(name)));
            refuse(
                    java.util.Objects.requireNonNull(parts.get(name)),
                    List.of(new Obstacle(
                            problem.field(),
                            "written as no annotation does, by statements that cannot be apart: " + problem.text(),
                            new Place(place.className(), "", place.file(), problem.line()))));
        }
    }

    /** Plans a class, and returns the classes whose objects it holds. */
    private Set<String> plan(FollowedPair part) throws IOException {
        Plan plan = Planner.plan(part, opaque, project::hasSource);
        List<Obstacle> found = new ArrayList<>(plan.obstacles());
        for (ClassPlan each : plan.classes()) {
            add(each, part, found);
        }
        if (!found.isEmpty()) {
            refuse(part, found);
            return Set.of();
        }
        for (TypePlan type : plan.types()) {
            types.merge(type.className(), type, TypePlan::and);
        }
        notes.addAll(plan.notes());
        tests.add(ComparisonTest.of(plan));
        return plan.objects();
    }

    private void refuse(FollowedPair part, List<Obstacle> found) {
        obstacles.addAll(found);
        if (!part.pair().owner().name.equals(pair.pair().owner().name)) {
            failed.add(part.pair().owner().name);
        }
    }

    private void add(ClassPlan part, FollowedPair of, List<Obstacle> found) throws IOException {
        ClassNode node = of.classes().stream()
                .filter(owner -> owner.name.equals(part.className()))
                .findFirst()
                .orElseThrow();
        Place place = place(node);
        if (!project.sources.has(node.name, node.sourceFile)) {
            if (node != of.pair().owner() && MixIn.isPossible(part, node)) {
                imported.add(new Imported(of.pair().owner().name, MixIn.of(part, node)));
                return;
            }
            boolean java = node.sourceFile == null || node.sourceFile.endsWith(".java");
            found.add(new Obstacle(
                    place.className(),
                    java ? "has fields, and its source is not there" : "its source is not Java",
                    place));
        } else if (project.sources.isAnnotated(node.name, node.sourceFile, "Marshal")) {
            found.add(new Obstacle(place.className(), "has @Marshal already", place));
        }
        nodes.put(node.name, node);
        parts.putIfAbsent(node.name, of);
        ClassPlan known = plans.get(node.name);
        if (known == null) {
            plans.put(node.name, part);
        } else if (known.isLike(part)) {
            plans.put(node.name, known.marshalled() ? known : part);
        } else {
            found.add(new Obstacle(place.className(), "its fields are written differently by several classes", place));
        }
    }

    private static Place place(ClassNode node) {
        return new Place(node.name.replace('/', '.'), "", node.sourceFile == null ? "" : node.sourceFile, 0);
    }
}
