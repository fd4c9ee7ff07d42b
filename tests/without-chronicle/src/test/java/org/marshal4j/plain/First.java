package org.marshal4j.plain;

/** A program that writes one message and reads it: what a JVM loads for that is what {@link FirstMessageTest} looks at. */
final class First {
    private First() {}

    public static void main(String[] args) {
        EntryMarshaller.INSTANCE.fromByteArray(EntryMarshaller.INSTANCE.toByteArray(new Entry()));
    }
}
