package org.marshal4j.adopt;

import java.util.Collections;
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
        boolean generic = plan.typeParameters() > 0;
        String type = generic ? "Bound" : nested;
        String factory = switch (plan.pairKind()) {
            case "Externalizable" -> "ofExternalizable(" + type + ".class)";
            case "Writable" -> "ofData(" + type + ".class, " + type + "::write, " + type + "::readFields)";
            default -> "of(" + type + ".class)";
        };
        String text =
                (slash < 0 ? "" : "package " + className.substring(0, slash).replace('/', '.') + ";\n\n")
                        + "import org.junit.jupiter.api.Test;\n"
                        + "import org.marshal4j.testing.MarshallerComparison;\n\n"
                        + "/** The generated marshaller of " + nested
                        + " writes and reads the bytes of the methods written by hand. */\n"
                        + "class " + test + " {\n"
                        + (generic ? bound(plan, nested) : "")
                        + "    @Test\n"
                        + "    void theGeneratedMarshallerTakesOver() {\n"
                        + "        MarshallerComparison." + factory + ".exact()"
                        + (plan.keeps() ? ".intoNew(" + type + "::new)" : "") + ".verify();\n"
                        + "    }\n"
                        + "}\n";
        return new TestFile(className.substring(0, slash + 1) + test + ".java", text);
    }

    /** A class with a field that binds the type parameters, since marshallers of generic classes are made for these. */
    private static String bound(Plan plan, String type) {
        String bound = type + "<" + String.join(", ", Collections.nCopies(plan.typeParameters(), "Object")) + ">";
        return switch (plan.pairKind()) {
            case "Externalizable" ->
                holder(
                        "java.io.Externalizable",
                        bound,
                        "writeExternal",
                        "java.io.ObjectOutput",
                        "readExternal",
                        "java.io.ObjectInput",
                        ", ClassNotFoundException");
            case "Writable" ->
                holder(
                        "org.apache.hadoop.io.Writable",
                        bound,
                        "write",
                        "java.io.DataOutput",
                        "readFields",
                        "java.io.DataInput",
                        "");
            default -> "";
        };
    }

    private static String holder(
            String kind, String bound, String writer, String out, String reader, String in, String more) {
        return """
                    @org.marshal4j.Marshal
                    public static class Bound implements %1$s {
                        @org.marshal4j.Required
                        %2$s value = new %2$s();

                        @Override
                        public void %3$s(%4$s out) throws java.io.IOException {
                            value.%3$s(out);
                        }

                        @Override
                        public void %5$s(%6$s in) throws java.io.IOException%7$s {
                            value.%5$s(in);
                        }
                    }

                """.formatted(kind, bound, writer, out, reader, in, more);
    }
}
