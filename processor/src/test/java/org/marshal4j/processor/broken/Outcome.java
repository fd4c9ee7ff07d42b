package org.marshal4j.processor.broken;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * The outcome of compiling broken sources.
 *
 * @param crash what the compiler threw, or null
 */
record Outcome(Throwable crash, List<Diagnostic<? extends JavaFileObject>> diagnostics, Watched watched) {

    private static final Pattern CODE = Pattern.compile("MARSHAL\\d{3}(?=\\])");

    /** Whether the compiler found errors. */
    boolean isRefused() {
        return diagnostics.stream().anyMatch(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR);
    }

    /** Things that must never happen, whatever the source is; empty if all is well. */
    List<String> complaints() {
        List<String> complaints = new ArrayList<>();
        watched.thrown().forEach(thrown -> complaints.add("thrown: " + thrown + first(thrown)));
        Set<String> seen = new HashSet<>();
        for (Diagnostic<? extends JavaFileObject> diagnostic : diagnostics) {
            String message = describe(diagnostic);
            boolean ours = message.contains("[MARSHAL");
            if (message.contains("[MARSHAL199]")) {
                complaints.add("internal: " + message);
            } else if (ours && !seen.add(message)) {
                complaints.add("twice: " + message);
            } else if (!ours && diagnostic.getKind() == Diagnostic.Kind.ERROR && isAboutGenerated(diagnostic)) {
                complaints.add("follows: " + message);
            }
        }
        return complaints;
    }

    private static String first(Throwable thrown) {
        return thrown.getStackTrace().length == 0 ? "" : " at " + thrown.getStackTrace()[0];
    }

    /** Whether a message says that a generated type is missing in its package, or that it is wrong in itself. */
    private boolean isAboutGenerated(Diagnostic<? extends JavaFileObject> diagnostic) {
        if (diagnostic.getSource() == null || defectOfJavac() || isTooLate()) {
            return false;
        }
        String text = diagnostic.getMessage(null);
        if (isInImplicitClass(text) || followsFromImplicitClass(text) || followsFromCycle(text)) {
            return false;
        }
        if (text.contains("cannot find symbol") || text.contains("cannot be resolved")) {
            String file = fileOf(diagnostic);
            String directory = file.substring(0, file.lastIndexOf('/') + 1);
            return watched.annotated().stream()
                    .filter(path -> path.startsWith(directory) && path.indexOf('/', directory.length()) < 0)
                    .map(path -> path.substring(directory.length()))
                    .anyMatch(name -> text.matches("(?s).*\\b" + name + "Marshall(able|er)\\b.*"));
        }
        return diagnostic.getSource().getName().contains("/generated/");
    }

    /**
     * After syntax errors javac has only one more round, the last one. A class that waits for unknown types until then
     * is generated too late for whatever names it.
     */
    private boolean isTooLate() {
        return hasCode("compiler\\.warn\\.proc\\.file\\.create\\.last\\.round")
                && hasCode("compiler\\.err\\.(expected\\d?|illegal\\.start\\..*|not\\.stmt|premature\\.eof)");
    }

    private boolean hasCode(String pattern) {
        return diagnostics.stream()
                .anyMatch(diagnostic -> String.valueOf(diagnostic.getCode()).matches(pattern));
    }

    /**
     * To a newer javac, a stray member turns the whole file into an unnamed class, and the classes in it into its
     * members.
     */
    private boolean isInImplicitClass(String text) {
        return diagnostics.stream()
                .map(Outcome::fileOf)
                .filter(file -> file.endsWith(".java"))
                .map(file -> file.substring(file.lastIndexOf('/') + 1, file.length() - ".java".length()))
                .anyMatch(file -> text.equals("package " + file + " does not exist"));
    }

    /** {@code <any>} is javac's name for a type that it has already reported as missing. */
    private boolean followsFromImplicitClass(String text) {
        return text.contains("<any>")
                && diagnostics.stream().anyMatch(diagnostic -> isInImplicitClass(diagnostic.getMessage(null)));
    }

    /**
     * The Eclipse compiler hides from processors that an interface inherits from itself, and reports it again for each
     * class that implements the interface, such as a generated bean.
     */
    private boolean followsFromCycle(String text) {
        return text.matches("The hierarchy of the type \\w+ is inconsistent")
                && diagnostics.stream()
                        .anyMatch(diagnostic -> diagnostic.getMessage(null).startsWith("Cycle detected"));
    }

    /**
     * If a class is declared twice or inherits from itself, and javac is told to continue, it contradicts itself about
     * generated classes.
     */
    private boolean defectOfJavac() {
        return diagnostics.stream()
                .anyMatch(diagnostic -> List.of(
                                "compiler.err.already.defined",
                                "compiler.err.duplicate.class",
                                "compiler.err.cyclic.inheritance")
                        .contains(String.valueOf(diagnostic.getCode())));
    }

    /**
     * Our messages, each as its line and its code, followed by whether the compiler has errors of its own. Which
     * errors those are depends on the compiler and its version.
     */
    String summary() {
        String ours = diagnostics.stream()
                .map(diagnostic -> Map.entry(diagnostic.getLineNumber(), CODE.matcher(diagnostic.getMessage(null))))
                .filter(message -> message.getValue().find())
                .sorted(Comparator.comparing(
                        message -> message.getKey() + message.getValue().group()))
                .map(message -> message.getKey() + " " + message.getValue().group())
                .collect(Collectors.joining(", "));
        boolean others = diagnostics.stream()
                .anyMatch(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR
                        && !CODE.matcher(diagnostic.getMessage(null)).find());
        return ours.isEmpty() ? others ? "the compiler's" : "nothing" : others ? ours + ", the compiler's" : ours;
    }

    /** Everything that was reported, with its place. */
    List<String> reported() {
        return diagnostics.stream().map(Outcome::describe).toList();
    }

    private static String describe(Diagnostic<? extends JavaFileObject> diagnostic) {
        return fileOf(diagnostic) + ":" + diagnostic.getLineNumber() + ":" + diagnostic.getColumnNumber() + " "
                + diagnostic.getKind() + " "
                + diagnostic.getMessage(null);
    }

    private static String fileOf(Diagnostic<? extends JavaFileObject> diagnostic) {
        return diagnostic.getSource() == null
                ? "nowhere"
                : diagnostic.getSource().getName().replaceFirst(".*/(src|classes|generated)/", "");
    }
}
