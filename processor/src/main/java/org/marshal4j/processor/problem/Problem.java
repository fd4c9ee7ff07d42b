package org.marshal4j.processor.problem;

/** Something wrong with a DTO. */
public record Problem(Diagnostic diagnostic, Place place, String message) {

    /** A problem whose message takes these arguments. */
    public static Problem of(Diagnostic diagnostic, Place place, Object... arguments) {
        return new Problem(diagnostic, place, diagnostic.message(arguments));
    }

    /** Whether no marshaller can be generated. */
    public boolean isError() {
        return !diagnostic.isWarning();
    }

    /** What is wrong, without the code and without what to do about it: the first sentence of the message. */
    public String statement() {
        String text = message.substring(message.indexOf("] ") + 2);
        int end = text.indexOf(". ");
        return end < 0 ? text : text.substring(0, end);
    }

    /** The same with something in front of the message that says where it is. */
    public Problem led(String where) {
        return beginning("", where + ": ");
    }

    /** The same with another beginning of the message, behind the code. */
    public Problem beginning(String old, String now) {
        int start = message.indexOf("] ") + 2;
        return new Problem(
                diagnostic, place, message.substring(0, start) + now + message.substring(start + old.length()));
    }
}
