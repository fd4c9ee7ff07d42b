package org.marshal4j.adopt;

import org.marshal4j.adopt.plan.Plan;
import org.marshal4j.adopt.report.TestFile;

/** Writes the test that compares a generated marshaller with the methods written by hand. */
final class ComparisonTest {

    private ComparisonTest() {}

    /** The test for a class with this plan. */
    static TestFile of(Plan plan) {
        String className = plan.className();
        int slash = className.lastIndexOf('/');
        String nested = className.substring(slash + 1).replace('$', '.');
        String test = nested.replace(".", "") + "ComparisonTest";
        String factory = switch (plan.pairKind()) {
            case "Externalizable" -> "ofExternalizable(" + nested + ".class)";
            case "Writable" -> "ofData(" + nested + ".class, " + nested + "::write, " + nested + "::readFields)";
            default -> "of(" + nested + ".class)";
        };
        String text =
                (slash < 0 ? "" : "package " + className.substring(0, slash).replace('/', '.') + ";\n\n")
                        + "import org.junit.jupiter.api.Test;\n"
                        + "import org.marshal4j.testing.MarshallerComparison;\n\n"
                        + "/** The generated marshaller of " + nested
                        + " writes and reads the bytes of the methods written by hand. */\n"
                        + "class " + test + " {\n"
                        + "    @Test\n"
                        + "    void theGeneratedMarshallerTakesOver() {\n"
                        + "        MarshallerComparison." + factory + ".exact()"
                        + (plan.keeps() ? ".intoNew(" + nested + "::new)" : "") + ".verify();\n"
                        + "    }\n"
                        + "}\n";
        return new TestFile(className.substring(0, slash + 1) + test + ".java", text);
    }
}
