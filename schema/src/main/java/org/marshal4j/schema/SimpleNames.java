package org.marshal4j.schema;

/** Binary names of classes without their packages. Classes with numbers are told apart by these. */
final class SimpleNames {
    private SimpleNames() {}

    static String of(String binaryName) {
        return binaryName.substring(binaryName.lastIndexOf('.') + 1);
    }
}
