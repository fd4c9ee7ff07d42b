package org.marshal4j.runtime.convert.run;

/** Converts a message with shared objects: finds them, and then begins again. */
public final class SharedMessage extends ConvertStep {
    private final ConvertStep scan;
    private final ConvertStep message;

    /**
     * Creates the step.
     *
     * @param scan steps over a message and keeps where its shared objects are; what it writes does not matter
     * @param message converts a message
     */
    public SharedMessage(ConvertStep scan, ConvertStep message) {
        this.scan = scan;
        this.message = message;
    }

    @Override
    public void convert(Run run) {
        long from = run.in.position();
        long to = run.out.position();
        run.shared().clear();
        scan.convert(run);
        run.in.takeAt(from, 0);
        run.out.rewind(to);
        run.again(from);
        message.convert(run);
    }
}
