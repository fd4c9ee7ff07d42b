/** Ready-made marshallers for the classes of Joda-Time. */
module org.marshal4j.joda {
    requires transitive org.marshal4j.runtime;
    requires transitive org.joda.time;
    requires static org.jspecify;

    exports org.marshal4j.joda;
}
