/** Former versions of types that are not evolvable. */
package org.marshal4j.blackbox.evolution.former;
