import org.marshal4j.*;

@MarshalImport(Missing.class)
class Imports {}
