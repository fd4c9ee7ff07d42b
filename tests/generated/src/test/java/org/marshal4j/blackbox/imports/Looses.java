package org.marshal4j.blackbox.imports;

import org.marshal4j.MarshalImport;

/** Imports that class, with everything it may contain. */
@MarshalImport(value = Loose.class, dynamic = true, view = true)
interface Looses {}
