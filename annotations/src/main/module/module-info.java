/** The annotations that say how a class is marshalled. They are needed to compile only: {@code requires static} will do. */
module org.marshal4j.annotations {
    exports org.marshal4j;
}
