package org.marshal4j.adopt.kit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.marshal4j.adopt.plan.AnnotationText;
import org.marshal4j.adopt.plan.ClassPlan;
import org.marshal4j.adopt.plan.Plan;
import org.marshal4j.adopt.plan.Planner;
import org.marshal4j.audit.Audit;
import org.marshal4j.audit.FollowedPair;

/** Plans of classes whose sources are in a test. */
public final class Planned {

    private static final UnaryOperator<String> SIMPLE = name -> name.substring(name.lastIndexOf('.') + 1);

    private Planned() {}

    /** The plan for the class {@code C} of a source, a line each for classes, fields, notes and obstacles. */
    public static List<String> of(String source) {
        try {
            Path folder = Files.createTempDirectory("planned");
            Path file = Files.writeString(folder.resolve("C.java"), source);
            List<String> errors = Compiled.compile(List.of(file), Compiled.ownPath(), folder, false);
            if (!errors.isEmpty()) {
                throw new IllegalArgumentException(errors.toString());
            }
            List<FollowedPair> pairs = Audit.of(List.of(folder))
                    .withClassPath(Compiled.chronicle())
                    .follow();
            return lines(Planner.plan(
                    pairs.stream()
                            .filter(pair -> pair.result().className().equals("C"))
                            .findFirst()
                            .orElseThrow(),
                    java.util.Set.of(),
                    node -> true));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> lines(Plan plan) {
        List<String> lines = new ArrayList<>();
        if (!plan.obstacles().isEmpty()) {
            plan.obstacles().forEach(obstacle -> lines.add(obstacle.toString()));
            return lines;
        }
        for (ClassPlan part : plan.classes()) {
            String order = part.inheritedLast() ? part.marshal().text(SIMPLE) + " " : "";
            lines.add(order + text(part.annotations()) + "class " + part.className());
            part.written().forEach((name, annotations) -> lines.add(text(annotations) + name));
            part.skipped().forEach(name -> lines.add("@Skip " + name));
        }
        plan.types()
                .forEach(each -> lines.add((each.hidden() ? "not private: " : "") + each.className() + each.numbers()));
        lines.addAll(plan.notes());
        return lines;
    }

    private static String text(List<AnnotationText> annotations) {
        return annotations.stream().map(each -> each.text(SIMPLE) + " ").collect(Collectors.joining());
    }
}
