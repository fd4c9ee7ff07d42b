package org.marshal4j.schema.text;

/** Binary names of classes without their packages. Classes with numbers are told apart by these. */
public final class SimpleNames {
    private SimpleNames() {}

    public static String of(String binaryName) {
        return binaryName.substring(binaryName.lastIndexOf('.') + 1);
    }
}
