package org.marshal4j.blackbox.python;

/**
 * What Python says about a message's bytes.
 *
 * @param refused the number of the code, or 0 if the bytes were read
 * @param taken how many bytes were read
 * @param again what it writes for the value that it read, in hex; "?" if that depends on what a new object contains
 * @param times local times with an offset and a zone, as JSON, up to a refusal; Python cannot know whether these match
 * @param value the value that it read, or why it refused the bytes
 */
record Answer(int refused, int taken, String again, String times, String value) {

    static Answer parse(String line) {
        String[] parts = line.split("\t");
        return parts[0].equals("refused")
                ? new Answer(Integer.parseInt(parts[1]), 0, "", parts[2], parts[3])
                : new Answer(0, Integer.parseInt(parts[1]), parts[2], parts[3], parts[4]);
    }
}
