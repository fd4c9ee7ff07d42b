import org.marshal4j.*;

@MarshalImport(Missing)
class Imports {}
