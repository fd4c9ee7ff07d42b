import org.marshal4j.*;

@MarshalImport({})
class Imports {}
