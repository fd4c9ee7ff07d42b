package org.marshal4j.random.edits;

/** Where a value is in a message, for what is said if it is refused. */
record Place(Script script, String path) {
    Place behind(String more) {
        return new Place(script, path + more);
    }

    Place field(String name) {
        return new Place(script, path.isEmpty() ? name : path + "." + name);
    }

    /** Notes that the value here is refused; the message is then, too. */
    Object refused(String code) {
        script.refusals().add(new Script.Refusal(code, path));
        return null;
    }

    /** Returns what becomes of a value that may be null. */
    Object value(Kind was, Object plain, Kind now, boolean isNullable) {
        if (plain != null) {
            return was.converted(plain, now, this);
        }
        return isNullable ? null : refused("MARSHAL206");
    }
}
