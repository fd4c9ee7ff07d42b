package org.marshal4j.benchmarks.flink;

import org.marshal4j.Marshal;

/**
 * The POJO of Flink's own benchmark of serializers, {@code SerializationFrameworkMiniBenchmarks} in
 * {@code apache/flink-benchmarks}: the same fields, with values of the same kind.
 */
@Marshal
public class Operations {
    public int id;
    public String name;
    public String[] operationNames;
    public Operation[] operations;
    public int otherId1;
    public int otherId2;
    public int otherId3;
    public String someObject;

    /** Returns a sample with three operations. */
    public static Operations sample() {
        Operations sample = new Operations();
        sample.id = 0;
        sample.name = "myName";
        sample.operationNames = new String[] {"op1", "op2", "op3", "op4"};
        sample.operations = new Operation[] {new Operation(1, "op1"), new Operation(2, "op2"), new Operation(3, "op3")};
        sample.otherId1 = 1;
        sample.otherId2 = 2;
        sample.otherId3 = 3;
        sample.someObject = "null";
        return sample;
    }

    /** A number and a name. */
    @Marshal
    public static class Operation {
        public int id;
        public String name;

        /** For Flink. */
        public Operation() {}

        Operation(int id, String name) {
            this.id = id;
            this.name = name;
        }
    }
}
