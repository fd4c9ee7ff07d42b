package org.marshal4j.processor.problem;

/** Something wrong with a DTO. */
public record Problem(Diagnostic diagnostic, Place place, String message) {

    /** A problem whose message is completed by the given arguments. */
    public static Problem of(Diagnostic diagnostic, Place place, Object... arguments) {
        return new Problem(diagnostic, place, diagnostic.message(arguments));
    }

    /** Whether no marshaller can be generated. */
    public boolean isError() {
        return !diagnostic.isWarning();
    }

    /** What is wrong, without the code and without the advice: the first sentence of the message. */
    public String statement() {
        String text = message.substring(message.indexOf("] ") + 2);
        int end = text.indexOf(". ");
        return end < 0 ? text : text.substring(0, end);
    }

    /** The same problem, with other advice. */
    public Problem advising(String advice) {
        return new Problem(
                diagnostic, place, message.substring(0, message.indexOf("] ") + 2) + statement() + ". " + advice + ".");
    }

    /** The same problem, with its location at the beginning of the message. */
    public Problem led(String where) {
        return beginning("", where + ": ");
    }

    /** The same problem, with the beginning of the message, after the code, replaced. */
    public Problem beginning(String old, String now) {
        int start = message.indexOf("] ") + 2;
        return new Problem(
                diagnostic, place, message.substring(0, start) + now + message.substring(start + old.length()));
    }
}
