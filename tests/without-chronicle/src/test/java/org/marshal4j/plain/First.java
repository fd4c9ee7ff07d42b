package org.marshal4j.plain;

/** A program that writes and reads one message. {@link FirstMessageTest} examines what a JVM loads for that. */
final class First {
    private First() {}

    public static void main(String[] args) {
        EntryMarshaller.INSTANCE.fromByteArray(EntryMarshaller.INSTANCE.toByteArray(new Entry()));
    }
}
