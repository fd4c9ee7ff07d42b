/**
 * The annotations that say how a class is marshalled. Only the compiler needs them, so {@code requires static} is
 * enough.
 */
module org.marshal4j.annotations {
    exports org.marshal4j;
}
